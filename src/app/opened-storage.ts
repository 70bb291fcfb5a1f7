import { openStorage, type Storage } from '../platform/storage'

let opened: Promise<Storage> | undefined

/** The one storage of this page: kept in memory where the browser refuses, so it must be opened once. */
export const openedStorage = (): Promise<Storage> => (opened ??= openStorage())
