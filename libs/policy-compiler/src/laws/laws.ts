import { chargeAlways } from './always-owed.js';
import { chargeBeyond } from './beyond-included.js';
import { askAboutBareDecimals } from './bare-decimals.js';
import { countCharges } from './charged-per.js';
import { askWhatItIsFor, askWhoseVolume } from './condition-or-not.js';
import { leaveSideBounds } from './bound-of-side-item.js';
import { askAboutBounds } from './bound-or-price.js';
import { askForOneOrAll, askHowMany } from './how-many.js';
import { nameOptions } from './options-name-things.js';
import { tellWhatIsIncluded } from './included.js';
import { askAboutRoles } from './figure-roles.js';
import { askWhichPrice } from './list-price-said.js';
import { tellOnlyFacts } from './facts-are-facts.js';
import { giveToEverybody } from './for-everybody.js';
import { weighFloors } from './floor-with-condition.js';
import { askWhoGetsIt } from './who-gets-it.js';
import { keepConditions } from './condition-never-lost.js';
import { leaveSpending } from './spent-is-no-count.js';
import { tellTaxes } from './taxes-are-told.js';
import { tellTheRest } from './rest-is-told.js';
import { silenceFloor } from './floor-never-told.js';
import { decideRoles } from './roles/decide-roles.js';
import { readPriceList } from './price-list-in-rows.js';
import { weighCounts } from './roles/weigh-counts.js';
import { weighRoles } from './roles/weigh-roles.js';
import { askLowestPrice } from './lowest-price-missing.js';
import { askAboutLowestOfTime } from './time-below-lowest.js';
import { askAboutHaggling } from './lowest-price-for-nothing.js';
import { ruleOutAdditions } from './more-is-never-less.js';
import { compareCounts } from './compare-counts.js';
import { countInHundreds } from './counted-in-hundreds.js';
import { askAboutPacks } from './counted-in-packs.js';
import { askAboutPrices } from './price-beside-list.js';
import { askAboutDiscountScale, askAboutScale } from './price-scale.js';
import { askAboutLikelyUnclear, askAboutUnclear } from './unclear-figures.js';
import { waiveCharges } from './waived-charges.js';
import type { Law } from '../questions/doubt.js';

/** In the order in which they look at what was read; each sees what those before it left. */
export const LAWS: readonly Law[] = [
  askAboutUnclear,
  chargeBeyond,
  weighRoles,
  weighCounts,
  leaveSideBounds,
  leaveSpending,
  weighFloors,
  tellTaxes,
  readPriceList,
  askAboutBareDecimals,
  decideRoles,
  askAboutLikelyUnclear,
  askWhichPrice,
  askAboutBounds,
  askAboutRoles,
  askAboutDiscountScale,
  askAboutPrices,
  giveToEverybody,
  askWhatItIsFor,
  askWhoseVolume,
  compareCounts,
  countInHundreds,
  askAboutPacks,
  askAboutScale,
  askHowMany,
  askForOneOrAll,
  ruleOutAdditions,
  countCharges,
  chargeAlways,
  nameOptions,
  keepConditions,
  askWhoGetsIt,
  tellWhatIsIncluded,
  tellTheRest,
  tellOnlyFacts,
  waiveCharges,
  silenceFloor,
  askAboutLowestOfTime,
  askAboutHaggling,
  askLowestPrice,
];
