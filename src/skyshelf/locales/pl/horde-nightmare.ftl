### Koszmar: nazwy kart i kroki, które mają tylko one.

horde-nightmare-flame_harpy = Płomienna Harpia
horde-nightmare-venom_harpy = Jadowita Harpia
horde-nightmare-lightning_harpy = Piorunowa Harpia
horde-nightmare-iron_harpy = Żelazna Harpia
horde-nightmare-quicksilver_golem = Rtęciowy Golem
horde-nightmare-graphite_golem = Grafitowy Golem
horde-nightmare-chromium_golem = Chromowy Golem
horde-nightmare-jungle_chimaera = Chimera z Dżungli
horde-nightmare-mountain_chimaera = Górska Chimera
horde-nightmare-sand_chimaera = Piaskowa Chimera
horde-nightmare-juggernaut = Moloch
horde-nightmare-chimaera_queen = Królowa Chimer
horde-nightmare-master_of_the_air = Pan Przestworzy

horde-nightmare-extra-fight = Tuż przed fazą sojuszu odbywa się dodatkowa faza walki, ale tylko na Liniach, na których potwór jest związany walką.
    .then = tuż przed fazą sojuszu odbywa się dodatkowa faza walki, ale tylko na Liniach, na których potwór jest związany walką
    .inf = sprawić, że tuż przed fazą sojuszu odbędzie się dodatkowa faza walki, ale tylko na Liniach, na których potwór jest związany walką
