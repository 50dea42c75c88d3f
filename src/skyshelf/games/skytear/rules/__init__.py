"""What can happen on the battlefield: sight, targets, the Stack, harm, control, victory."""
