import type { StockKey } from '@svc/policy-rules';

/** A record of stock that a description names. */
export interface StockCode {
  key: StockKey;
  value: string;
  /** Range in the description, the word before it included. */
  start: number;
  end: number;
}

const CODE = '([A-Za-z0-9](?:[A-Za-z0-9_./-]{0,60}[A-Za-z0-9])?)';
const IS = '(?:\\s{1,2}(?:in|on|of|for)\\s{1,2}(?:our|the|my|this)(?:\\s{1,2}[a-z]+){1,3}?(?=\\s{1,2}is\\b))?(?:\\s{0,2}(?:number|no\\.?|code|is|号码?|码|为|是|sku\\b|vin\\b|id\\b|gtin\\b|[:：#=()（）【】]|“|"|\'|「)){0,5}\\s{0,2}';

/** The words that announce a code, and the field that they mean. */
const ANNOUNCED: readonly (readonly [StockKey, RegExp])[] = [
  ['vin', new RegExp(`(?:\\bVIN\\b|车架号|车辆识别(?:代?号码?|码))${IS}${CODE}`, 'gi')],
  ['sku', new RegExp(`(?:\\bSKU\\b|\\b(?:item|product|article|stock|part|model|style|order)\\s{1,2}code\\b|货号|商品编码|款号|物料号|料号)${IS}${CODE}`, 'gi')],
  ['gtin', new RegExp(`(?:\\b(?:GTIN|EAN|UPC|barcode)\\b(?:-?1[0-4]\\b)?|条形?码|商品条码)${IS}(\\d{8,14})`, 'gi')],
  ['id', new RegExp(`(?:\\b(?:item|product|listing|stock|article|inventory|record|part)\\s{1,2}(?:id|no\\.?|number|code|record|entry|ref(?:erence)?|#)|\\bID\\b|(?:商品|库存|产品|物品|房源)?编号)${IS}${CODE}`, 'gi')],
  ['id', new RegExp(`\\b(?:while|if|when|as long as|until)\\s{1,2}(?:the\\s{1,2})?(?:item|product|article|record|part|listing)?\\s{0,2}#?${CODE}\\s{1,2}(?:is|are|shows|stays|says)\\s`, 'gi')],
  ['id', new RegExp(`\\b(?:item|product|article|record|listing)\\s{1,2}#?${CODE}(?=\\s{1,2}(?:is|must|has to|needs|stays|shows)\\b)`, 'gi')],
];

/** A code holds a digit; a plain word after "SKU" is none. */
const looksLikeCode = (value: string): boolean => /\d/.test(value) && value.length >= 2;

/** Every stock code in a description, in order, without overlaps. */
export function findStockCodes(description: string): StockCode[] {
  const found: StockCode[] = [];
  for (const [key, pattern] of ANNOUNCED) {
    for (const match of description.matchAll(pattern)) {
      const value = match[1];
      if (value === undefined || !looksLikeCode(value)) continue;
      const start = match.index + match[0].indexOf(value);
      const overlaps = found.some((code) => start < code.end && start + value.length > code.start);
      if (!overlaps) found.push({ key, value, start, end: start + value.length });
    }
  }
  return found.sort((left, right) => left.start - right.start);
}
