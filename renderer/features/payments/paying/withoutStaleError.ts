import type { QueryFace } from '../../../ui/states/queryFace'

/** Keeps what was loaded on screen when loading it again fails: an error above it would move the Pay buttons. */
export const withoutStaleError = <T>(query: QueryFace<T>): QueryFace<T> =>
  query.data === undefined ? query : { ...query, error: undefined }
