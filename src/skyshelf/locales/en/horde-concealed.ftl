### A horde card that lies face down.

horde-concealed-concealed = Concealed card
