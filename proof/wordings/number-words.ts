/** Number words of twelve languages in Latin letters: from small to large, the values beside them. */
export const NUMBER_WORDS: Readonly<Record<string, string>> = {
  english: 'zero one two three eight eleven twelve thirteen twenty forty fifty eighty hundred thousand million dozen',
  german: 'null eins zwei drei acht elf zwölf dreizehn zwanzig vierzig fünfzig achtzig hundert tausend Dutzend',
  french: 'zéro un deux trois huit onze douze treize vingt quarante cinquante quatre-vingts cent mille douzaine',
  spanish: 'cero uno dos tres ocho once doce trece veinte cuarenta cincuenta ochenta cien mil docena',
  italian: 'zero uno due tre otto undici dodici tredici venti quaranta cinquanta ottanta cento mille dozzina',
  portuguese: 'zero um dois três oito onze doze treze vinte quarenta cinquenta oitenta cem mil dúzia',
  dutch: 'nul een twee drie acht elf twaalf dertien twintig veertig vijftig tachtig honderd duizend dozijn',
  swedish: 'noll ett två tre åtta elva tolv tretton tjugo fyrtio femtio åttio hundra tusen dussin',
  danish: 'nul en to tre otte elleve tolv tretten tyve fyrre halvtreds firs hundrede tusind dusin',
  polish: 'zero jeden dwa trzy osiem jedenaście dwanaście trzynaście dwadzieścia czterdzieści osiemdziesiąt sto tysiąc',
  turkish: 'sıfır bir iki üç sekiz onbir oniki onüç yirmi kırk elli seksen yüz bin düzine',
  finnish: 'nolla yksi kaksi kolme kahdeksan yksitoista kaksitoista kaksikymmentä kahdeksankymmentä sata tuhat tusina',
};

/** Words for a currency in the same languages, and others. */
export const CURRENCY_WORDS: readonly string[] = (
  'dollars euros Euro pounds quid bucks yuan RMB rupees dólares Taler couronnes kroner złotych lira euroa ' +
  'francs pesos reais yen won bitcoin USDT sats cents pence a&nbsp;buck a&nbsp;penny grand K 块 元 美元 欧元 块钱 ' +
  '毛 刀 $ € £ ¥ ₹ ₽ ₿ ＄ ￥ US$ EUR GBP'
)
  .split(' ')
  .map((word) => word.replace('&nbsp;', ' '));
