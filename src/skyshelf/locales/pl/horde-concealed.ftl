### Karta hordy leżąca zakryta: nazwy kart.

horde-concealed-concealed = Zakryta
