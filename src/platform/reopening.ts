/**
 * Works on a connection that can be closed under us (cleared site data, a newer version in another
 * tab): once, it is opened anew.
 */
export function reopening<D>(
  first: D,
  open: () => Promise<D>,
): <T>(work: (database: D) => Promise<T>) => Promise<T> {
  let database = first
  return async (work) => {
    try {
      return await work(database)
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'InvalidStateError') throw error
      database = await open()
      return work(database)
    }
  }
}
