const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;

/** The series of a text in Prometheus's format. */
export function readScrape(text) {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name, labels = '', value] = SAMPLE.exec(line) ?? [];
      if (name === undefined) throw new Error(`no sample: ${line}`);
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label, told]) => [label, told]);
      return {
        name,
        labels: Object.fromEntries(pairs),
        value: Number(value.replace('Nan', 'NaN').replace('Inf', 'Infinity')),
      };
    });
}
