"""Who plays the parts of a series: processes of this machine, or the workers of a cluster."""
