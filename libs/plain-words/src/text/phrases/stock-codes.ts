import type { StockKey } from '../../statement.js';
import { part, patternWith } from '@svc/language';

/** A code to its end; a share is none: "Students with ID 20% off". */
const CODE = '([A-Za-z0-9](?:[A-Za-z0-9_./-]{0,60}[A-Za-z0-9])?)(?![A-Za-z0-9]|\\s?[%％])';

const IS = part`
    (?:\s{1,2}(?:in|on|of|for)\s{1,2}(?:our|the|my|this)(?:\s{1,2}[a-z]+){1,3}?(?=\s{1,2}is\b))?
    (?:\s{0,2}(?:is|码|为|是|sku\b|vin\b|id\b|gtin\b|[:：#=()（）【】])){0,5}\s{0,2}
  `;

/** The words that announce a code, and the field that they mean. */
export const ANNOUNCED: readonly (readonly [StockKey, RegExp])[] = [
  ['vin', new RegExp(`(?:\\bVIN\\b|车架号|车辆识别(?:代?号码?|码))${IS}${CODE}`, 'gi')],
  [
    'sku',
    patternWith('gi')`
    (?:
      \bSKU\b
      |\b(?:item|product|article|stock|part|model|style|order)\s{1,2}code\b
      |货号
      |商品编码
      |款号
      |物料号
      |料号
    )${IS}${CODE}
  `,
  ],
  ['gtin', new RegExp(`(?:\\b(?:GTIN|EAN|UPC|barcode)\\b|条形?码)${IS}(\\d{8,14})`, 'gi')],
  [
    'id',
    patternWith('gi')`
    (?:
      \b(?:item|product|listing|stock|article|inventory|record|part)\s{1,2}(?:id|no\.?|code)
      |\bID\b
      |(?:商品|库存|产品|物品|房源)?编号
    )${IS}${CODE}
  `,
  ],
  [
    'id',
    patternWith('gi')`
    \b(?:while|if|when|as long as|until)\s{1,2}(?:the\s{1,2})?(?:item|product|article|record|part|listing)?
    \s{0,2}#?${CODE}\s{1,2}(?:is|are|shows|stays|says)\s
  `,
  ],
];
