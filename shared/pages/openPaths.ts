/**
 * Defines the paths that need no session, and the dashboard, which opens after signing in. They are separate because
 * the pages for visitors must not load the table of pages. Sign-in, registration, password reset and the postback page
 * are separate stages (renderer/stage.ts) and not in that table.
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
