/** URLs that resemble the shell's own address but are not, and texts that are no URLs. */

export const lookalikeUrls = [
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
