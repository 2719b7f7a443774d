/** Which tables this device keeps, and how they are told from those of a server: by their address. */

export const LOCAL = 'here-'

/** Whether a table is kept by this device. */
export const isLocal = (table: string): boolean => table.startsWith(LOCAL)
