### Una carta de la horda que está boca abajo.

horde-concealed-concealed = Oculta
