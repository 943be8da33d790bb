import { patternWith } from '../pattern.js';

/** How money changes hands, over folded text: when it is paid, and by what. Data only. */
export const WAYS_OF_PAYING = patternWith('g')`
    (?<![a-z])(?:pay(?:ing|ment)?|paid|transfer(?:ring)?)(?: (?:you|it|for it|everything|all|the whole))?[ ]
      (?:
        up ?-?front|in advance|in full|beforehand|ahead|cash|on delivery|on collection|right away|at once|immediately
        |(?:(?:in|by|with|via|through|using) (?:a |the |my )?)(?:
          cash|card|credit card|debit card|wire|bank|bank transfer|transfer|wire transfer|check|cheque
          |paypal|venmo|zelle|instal?lments?
        )
      )
      (?: (?:up ?-?front|in advance|in full))?(?![a-z])
    |(?<![a-z])cash (?:in hand|ready|up ?-?front)(?![a-z])
    |(?:一次性?|全额|当场|现在|今天)?(?:预付|先付|付清|付现|付)(?:全款|全部|现金|清|货?款)?(?:(?<=[清款现金部]|预付|先付))
    |(?:付|走)?全款|现金(?:付款?|支付|交易)?|刷卡|(?:银行)?转账|打款|货到付款
    |用?(?:微信|支付宝)(?:支付|付款?|转账)
  `;
