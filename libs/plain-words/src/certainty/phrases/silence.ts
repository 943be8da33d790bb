import { patternWith } from '@svc/language';

/** A denial with a verb of telling, and words by which a note says for whose ears it is. Closed classes. */
export const SILENCE = patternWith('iu')`
    \b(?:don['’]?t|do[ ]not|never|not|nobody|no[ ]one|no[ ]need[ ](?:for[ ]\w+[ ])?to)[ ](?:\w+[ ]){0,2}
      (?:
        tell|told|say|mention|share|show|shown|raise|disclose|reveal
        |repeat|communicate|know|hear|bring[ ]up|pass[ ]on
      )\b
    |\b(?:keep|kept)[ ](?:it|that|this|them)[ ](?:quiet|private|secret|between|to[ ]yourself|under)\b
    |\bbetween[ ](?:us|ourselves|you[ ]and[ ]me)\b
    |\b(?:for[ ]you(?:r[ ]ears)?[ ]only|off[ ]the[ ]record|hush)\b
    |\b(?:that|this|which|it)(?:['’]s|[ ]is)[ ](?:strictly[ ])?
      (?:internal|private|confidential|our[ ]own[ ]affair)\b
    |\b(?:nobody|no[ ]one)(?:['’]s|s)[ ]business\b
    |\b(?:is|are)[ ](?:strictly[ ])?confidential\b
    |\bkept[ ](?:secret|quiet|private)\b
    |\bno[ ]circumstances[ ](?:mention|say|tell)\b
    |\bdon['’]?t[ ]let[ ](?:on|slip)\b
    |[别別]让[^，。！？\n]{0,6}知道
    |\bjust[ ](?:for|between)[ ]us\b
    |\b(?:staff|team|assistant|bot|agent)\s*[:：]
    |\b(?:has|have)[ ]no[ ](?:clue|idea)\b
    |[给給](?:助手|客服|机器人|機器人)[:：]
    |不[能可许許][^，。！？\n]{0,2}漏
    |\b(?:internal|private|confidential|secret)(?:[ ](?:note|remark|only))?\s*(?:[:：|)]|[–—-]\s)
    |[别別不勿莫唔無无][^，。！？\n]{0,6}?(?:
      说|說|讲|講|提(?![供前交升到醒])|告诉|告訴|透露|外传|外傳|公开|公開|对外|對外|声张
    )
    |保密|(?:内部|內部)(?:[:：|｜]|掌握|备注|備註|知道)
  `;
