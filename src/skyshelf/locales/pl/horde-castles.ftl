### Zamki pierwszej edycji: nazwy kart.

horde-castles-the_frostbite_stronghold = Mroźna Twierdza
horde-castles-the_gaping_maw = Rozwarta Paszcza
horde-castles-the_leviathans_temple = Świątynia Lewiatana
horde-castles-the_living_rampart = Żywy Wał
horde-castles-the_scythe_sanctuary = Sanktuarium Kosy
horde-castles-the_wind_burner = Pożoga Wichrów
horde-castles-the_cloud_gate = Brama Chmur
horde-castles-the_executioners_den = Jama Kata
