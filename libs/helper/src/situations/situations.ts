import type { Situation } from '../situation.js';
import { FREELANCE_RATE } from './freelance-rate.js';
import { MEDICAL_BILL } from './medical-bill.js';
import { REFUND_DISPUTE } from './refund-dispute.js';
import { RENT_RENEWAL } from './rent-renewal.js';
import { SALARY_OFFER } from './salary-offer.js';
import { SUBSCRIPTION_RENEWAL } from './subscription-renewal.js';
import { USED_CAR } from './used-car.js';

/** All situations. Receipts name one by its place: a new one is added at the end. */
export const SITUATIONS: readonly Situation[] = [
  RENT_RENEWAL,
  USED_CAR,
  SALARY_OFFER,
  MEDICAL_BILL,
  REFUND_DISPUTE,
  FREELANCE_RATE,
  SUBSCRIPTION_RENEWAL,
];
