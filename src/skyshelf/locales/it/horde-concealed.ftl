### Una carta orda a faccia in giù.

horde-concealed-concealed = Nascosta
