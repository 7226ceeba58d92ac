import type { QueryState } from '../../../ui/states/queryState'

/** Hides a failed refresh while data is shown, because an error above the list would move the Pay buttons. */
export const withoutStaleError = <T>(query: QueryState<T>): QueryState<T> =>
  query.data === undefined ? query : { ...query, error: undefined }
