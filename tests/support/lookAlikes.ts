/** Addresses that look like the shell's own and are not, and texts that are none. */

export const lookAlikes = [
  'app://console.evil.example/',
  'app://console@evil.example/',
  'app://evil.example/app://console/',
  'app://a:b@console/',
  'https://console/',
  'file:///C:/console/',
  'javascript:alert(1)',
  'data:text/html,x',
  'no address',
  '',
]
