// The light that a picture lies in: that of its faction, and for castles, which have none, one of their own.
import { factionOf, type Faction } from './factions';

/** The sky, the stone and the light of a castle. */
const CASTLES: Record<string, readonly [fill: string, deep: string, accent: string]> = {
  the_frostbite_stronghold: ['#8db8d8', '#16304a', '#dff3ff'],
  the_gaping_maw: ['#c0683c', '#3a1712', '#ffb070'],
  the_leviathans_temple: ['#3fa39a', '#0d3a40', '#a8f4e4'],
  the_living_rampart: ['#7fae55', '#22371d', '#d8f08a'],
  the_scythe_sanctuary: ['#b8a173', '#3a2d18', '#ffe2a0'],
  the_wind_burner: ['#cf8a45', '#3b2030', '#ffb45c'],
  the_cloud_gate: ['#8c9be0', '#2b3772', '#fff0b0'],
  the_executioners_den: ['#a8435a', '#2c1018', '#ffb3ab'],
  beraph_of_grialth: ['#9fb4c8', '#243447', '#fff2b8'],
  eye_of_liothan: ['#6fa8dc', '#14304f', '#c8ecff'],
  carchlan_of_xotlan: ['#5fb48a', '#10382c', '#d6f5a0'],
  underworld_gateways: ['#8a7a9c', '#231a30', '#9df0c0'],
  zeno_of_kaeno: ['#d05a3c', '#34120f', '#ffd070'],
  crafters_district: ['#c79055', '#3b2614', '#ffdf9a'],
  hesp_aut_of_utsesh: ['#d8b64a', '#40330a', '#f3f6ff'],
  illusionists_lodge: ['#b58ad0', '#341f48', '#ffe0f4'],
};

export function lookOf(faction: string, id: string): Faction {
  const look = factionOf(faction);
  const light = CASTLES[id];
  return light ? { ...look, fill: light[0], deep: light[1], accent: light[2] } : look;
}
