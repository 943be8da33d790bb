import { ISSUE_KEY, PILOT_REQUEST, MPP_TOP_UP } from '@svc/contracts';

/**
 * How a caller of a service's doors comes by a key. The request for one is no tool, because a person has to stand
 * behind it.
 * @param baseUrl the address of the service, without a slash at its end
 * @example serviceKeyHelp('https://api.example.com') // 'The operator of https://api.example.com issues keys: …'
 */
export function serviceKeyHelp(baseUrl: string): string {
  return (
    `The operator of ${baseUrl} issues svc_ keys: on the machine itself by npm run admin -- keys issue; ` +
    `elsewhere a person asks by ${PILOT_REQUEST.method} ${baseUrl}${PILOT_REQUEST.path}; a gt_ key comes at ` +
    `once: a person gets it at ${accountPage(baseUrl)}, a program by ${ISSUE_KEY.method} ` +
    `${baseUrl}${ISSUE_KEY.path}. A client can send the key as the header X-SVC-Key of every message.`
  );
}

/**
 * How money comes into the wallet of a gt_ key.
 * @param baseUrl the address of the service, without a slash at its end
 * @example servicePayHelp('https://api.example.com') // 'A person adds money to the key’s wallet at https://…'
 */
export function servicePayHelp(baseUrl: string): string {
  return (
    `A person adds money to the wallet of a gt_ key at ${accountPage(baseUrl)}; a program that can pay does so by ` +
    `${MPP_TOP_UP.method} ${baseUrl}${MPP_TOP_UP.path}.`
  );
}

/** The page on which a person takes a key and fills its wallet. */
const accountPage = (baseUrl: string): string => `${baseUrl}/#/account`;
