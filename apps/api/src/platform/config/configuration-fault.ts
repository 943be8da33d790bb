/**
 * The environment cannot be used; `faults` has one line for each thing that is wrong, none of them with a secret in it.
 */
export class ConfigurationFault extends Error {
  readonly code = 'configuration_fault';

  constructor(readonly faults: readonly string[]) {
    super(`configuration: ${faults.length} fault${faults.length === 1 ? '' : 's'}\n${faults.join('\n')}`);
    this.name = 'ConfigurationFault';
  }
}
