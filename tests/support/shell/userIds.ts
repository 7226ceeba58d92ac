/** Ids of users whose pages report that they are ready. */
export const testUserId = '7b1d8a94-0f0f-4b8e-9d53-5f1f3f1d0001'
export const otherUserId = '7b1d8a94-0f0f-4b8e-9d53-5f1f3f1d0002'
