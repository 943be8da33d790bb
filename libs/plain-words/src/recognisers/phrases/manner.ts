import { pattern } from '@svc/language';

export const CLOSE = pattern`
    \b
      (?:
        in a hurry
        |must go
        |quick sale
        |sell (?:it )?(?:fast|quickly|soon|asap)
        |as soon as possible
        |asap
        |moving (?:house|out|away|abroad|soon|next)
        |needs? (?:it )?gone
        |urgent
        |priority is (?:speed|closing|a quick)
        |close (?:deals )?(?:fast|quickly)
      )\b
    |急(?:售|出|卖|着(?:出|卖|用|转)|转|需)
    |着急
    |搬家
    |清仓
  `;

export const MARGIN = pattern`
    \b
      (?:
        no rush
        |not in a hurry
        |in no (?:rush|hurry)
        |can wait
        |happy to wait
        |take (?:our|my) time
        |best price
        |hold(?:s|ing)? (?:out|firm)
        |protect (?:our |the )?margin
        |margin (?:matters|first|over)
        |as much as possible
      )\b
    |不(?:着)?急
    |慢慢(?:卖|谈)
    |不赶时间
    |利润优先
    |价格优先
    |卖个好价
  `;

export const ROUNDS = pattern`
    (?:(?:at most|max(?:imum)?(?: of)?|no more than|up to|after|limit(?:ed)? to|within|only)\s+)(<[cnxm]\d+>)
      \s*(?:rounds?|offers?|counter-?offers?|turns?|replies|messages|tries|back[- ]and[- ]forths?)?
    |(?:最多|至多|不超过|只)[^<]{0,6}(<[cnx]\d+>)\s*(?:轮|次|回合|个回合)?
    |(<[cnx]\d+>)(?:\s(?:rounds?|counter-?offers?))? (?:at (?:the )?most|max(?:imum)?|tops)\b
  `;
