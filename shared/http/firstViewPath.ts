/** The path of `getFirstView`, which the website's pages request before they load any code. */
export const firstViewPath = '/api/v1/customer/first-view'
