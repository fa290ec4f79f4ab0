// The pictures of the expansions' villagers.

import type { IconType } from 'react-icons';
import {
  GiBarbarian,
  GiCaravel,
  GiCauldron,
  GiCrown,
  GiCrystalBall,
  GiDove,
  GiEnvelope,
  GiHandTruck,
  GiHoodedFigure,
  GiHorseshoe,
  GiMegaphone,
  GiNightSleep,
  GiNunFace,
  GiPerson,
  GiPoliceBadge,
  GiPuppet,
  GiReceiveMoney,
  GiSwapBag,
  GiWoodenCrate,
} from 'react-icons/gi';

const TRADES: { readonly [card: string]: IconType } = {
  arkwright: GiWoodenCrate,
  carter: GiHorseshoe,
  alchemist: GiCauldron,
  captain: GiCaravel,
  wholesaler: GiSwapBag,
  freelancer: GiHandTruck,
  benefactor: GiReceiveMoney,
  nun: GiNunFace,
  pigeoneer: GiDove,
  prophet: GiCrystalBall,
  recruiter: GiMegaphone,
  barbarian: GiBarbarian,
  courier: GiEnvelope,
  flaker: GiNightSleep,
  noble: GiCrown,
  schemer: GiPuppet,
  thief: GiHoodedFigure,
  sheriff: GiPoliceBadge,
};

/** The picture of a villager of a module. */
export function expansionPicture(name: string): IconType {
  return TRADES[name] ?? GiPerson;
}
