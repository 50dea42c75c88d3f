### Karta hordy leżąca zakryta: nazwy kart.

horde-concealed-concealed = Zakryty Potwór
