/** The addresses that need nobody signed in, and the one that signing in leads to. Apart, because the sign-in page needs no others. */
export const openPaths = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  invitation: '/invitation',
  postback: '/payment/postback',
  paymentMethod: '/paymentMethod',
  dashboard: '/',
} as const
