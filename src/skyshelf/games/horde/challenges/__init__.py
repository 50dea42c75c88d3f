"""The twelve achievements of the first edition as challenges to play. HRD-ACH-04"""
