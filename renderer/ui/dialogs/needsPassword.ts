import { problemOfQuery } from '../states/queryFace'

/** Whether a call was refused because the person has to enter their password with it. */
export const needsPassword = (error: unknown): boolean => problemOfQuery(error).fields?.['password'] !== undefined
