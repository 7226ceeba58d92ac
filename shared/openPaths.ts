/**
 * Defines the paths that need no session, and the dashboard, which opens after signing in. They are separate because
 * the sign-in page needs no other paths.
 */
export const openPaths = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  invitation: '/invitation',
  postback: '/payment/postback',
  paymentMethod: '/paymentMethod',
  dashboard: '/',
} as const
