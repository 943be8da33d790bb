/** The certificate of negotiating agents at the command line. */
export {};
