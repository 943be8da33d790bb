import { patternWith } from '@svc/language';

/** Labels of a sheet, which tell what their line is about. */
export const LABELS = patternWith('i')`
    ^
    (?:
      never
      |person
      |fact
      |facts
      |price
      |list
      |lowest
      |floor
      |min
      |max
      |unit
      |stock
      |sku
      |vin
      |id
      |note
      |minimum
      |maximum
      |quantity
      |volume
      |payment
      |delivery
      |trades?
      |breaks?
      |gifts?
      |handoff
      |human
      |currency
      |product
      |item
      |pickup
      |pickups?
      |terms?
      |free
      |also
    )$
  `;
