"""Which changes of the rules does no test notice? Rule lines are changed at random, one at a time."""
