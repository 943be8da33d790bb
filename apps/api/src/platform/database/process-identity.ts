import { readFileSync } from 'node:fs';

/** Whether a process of this id runs on this machine; one that belongs to somebody else counts. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * When a process started, as an opaque text; null where the system does not tell (then the id alone must do).
 *
 * Linux: field 22 of `/proc/PID/stat`, in clock ticks since boot, together with the boot's own id.
 */
export function processStartedAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the command stands in brackets and may itself hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}:${fields[19] ?? ''}`;
  } catch {
    return null;
  }
}
