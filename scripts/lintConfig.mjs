/**
 * Prints .oxlintrc.json, which `npm run lint:config` writes. Overrides of oxlint replace each other, so the configuration
 * repeats the restrictions of an outer folder in every inner one. This table names each of them once.
 */

const relative = String.raw`^\.\.?/(.*/)?`
const folders = (...names) => `${relative}(${names.join('|')})(/|$)`
/** The folders beside the own one in features/, which is as many levels up as `up`. */
const otherFolders = (up) => `^(\\./)?${up}[^.]|${folders('features')}`
const restrict = (regex, message) => ({ regex, message })

const testsAndScripts = restrict(folders('tests', 'scripts'), 'Nothing imports tests or scripts.')
const sharedByAlias = restrict(String.raw`^(\.\./)+shared/`, 'Import shared code through #shared/…')

const shared = [
  restrict(
    '^[^.z]|^z([^o]|$)|^zo([^d]|$)|^zod([^/]|$)|^zod/([^m]|$)',
    'shared/ imports zod/mini and itself, nothing else.',
  ),
  restrict(
    folders('server', 'renderer', 'electron', 'tests', 'scripts'),
    'shared/ knows neither server, renderer nor electron.',
  ),
]

/** Types may cross these borders in both directions; what runs goes one way: contract, nouns, texts, fields, then format. */
const onlyTypes = (regex, message) => ({ ...restrict(regex, message), allowTypeImports: true })
const nouns = ['access', 'billing', 'cases', 'commands', 'customers', 'payments', 'services']
const nounFolders = `(${nouns.join('|')}|contract|pages)`
const textsBelowNouns = (up) =>
  onlyTypes(
    `^${up}${nounFolders}/`,
    'texts/ knows only the types of nouns; limits that texts name are in http/limits.ts.',
  )
const nounsBelowContract = onlyTypes(String.raw`^\.\./contract/`, 'contract/ builds on the nouns.')
const fieldsBelowNouns = onlyTypes(
  String.raw`^\.\./${nounFolders}/`,
  'fields/ and http/ are shared by nouns, so they know none.',
)
const formatBelowTexts = onlyTypes(
  String.raw`^\.\./(${nouns.join('|')}|contract|pages|texts|fields|http)/`,
  'format/ is shared by texts, so it knows none. Messages for fields are in fields/ and http/.',
)

const server = [
  restrict(folders('renderer', 'electron'), 'server/ meets renderer/ and electron/ in #shared only.'),
  restrict(folders('sandboxProvider'), 'sandboxProvider/ is a separate program, reached over HTTP only.'),
  testsAndScripts,
  sharedByAlias,
]
const queryFiles = 'Write queries in a file named *.queries.ts or *.ledger.ts.'
const noDrizzle = restrict('^drizzle-orm(/|$)', queryFiles)
const noSchema = restrict(`^drizzle-orm(/|$)|${folders('db/schema')}`, `${queryFiles} A route only calls them.`)
const pureRules = restrict(
  String.raw`^(drizzle-orm|pg|fastify)(/|$)|^@fastify/|^node:|` +
    folders('db', 'http', 'adapters', 'clock', 'services', String.raw`([a-zA-Z]+\.)?(queries|ledger|routes)`),
  'Rules are pure: no database, no clock, no HTTP.',
)

/** These start the programs, or bring together what the features define. */
const aboveFeatures = ['backup', 'cleanup', 'jobLists', 'launch']
const belowFeatures = restrict(
  folders('features', 'directory', 'relay', ...aboveFeatures),
  'relay/, features/ and directory/ build on this layer.',
)
const noNeighbors = (...names) =>
  restrict(folders(...names), 'http/, adapters/ and metrics/ do not build on each other.')
const noServer = restrict(
  folders('adapters', 'db', 'http', 'jobs', 'metrics', 'services'),
  'pdf/ draws what it is given, and sandboxProvider/ is a separate program: neither knows the portal’s other parts.',
)
const noRequests = restrict(folders('features', 'http', 'relay'), 'launch/, backup/ and cleanup/ serve no requests.')
const onlyLists = restrict(folders('db', 'http', 'relay', 'launch'), 'jobLists/ only lists what is defined elsewhere.')
const noFeatures = restrict(folders('features'), 'directory/ is shared by features, so it knows none of them.')
const noRoutes = {
  ...restrict(folders('http/serve'), 'Routes are in features/; directory/ mounts none.'),
  allowTypeImports: true,
}
const otherServerFeatures = (up) =>
  restrict(otherFolders(up), 'Features do not import each other; what they share is in server/directory.')

/** The restrictions of a layer, and those of each kind of file in it. */
const serverFiles = (folder, layer) => [
  [[`${folder}/*.ts`], [...server, noDrizzle, ...layer]],
  [
    [`${folder}/*.queries.ts`, `${folder}/*.ledger.ts`],
    [...server, ...layer],
  ],
  [
    [`${folder}/routes.ts`, `${folder}/*.routes.ts`],
    [...server, noSchema, ...layer],
  ],
  [[`${folder}/rules.ts`], [...server, pureRules, ...layer]],
]

const electron = [
  restrict(folders('renderer', 'server'), 'electron/ meets the renderer in #shared only.'),
  testsAndScripts,
  sharedByAlias,
]
const fetchPort = "Requests go through the port Fetch: the system's proxy and certificates."
const ports = [
  restrict(
    '^electron(/|$)|^electron-updater(/|$)|^electron-store(/|$)',
    'Electron is reached through adapters/ only; everything else is written against ports.',
  ),
  restrict('^axios(/|$)|^(node:)?https?$', fetchPort),
]

const ownComponents = {
  regex: '^antd$',
  importNames: [
    'Badge',
    'Button',
    'Checkbox',
    'Dropdown',
    'Form',
    'Pagination',
    'Popover',
    'Select',
    'Switch',
    'Table',
    'Tabs',
    'Tag',
    'message',
    'notification',
  ],
  message: 'renderer/ui has its own (docs/decisions/0048-which-components-are-antds.md).',
}

const renderer = [
  restrict(folders('server', 'electron'), 'renderer/ meets server/ and electron/ in #shared only.'),
  testsAndScripts,
  sharedByAlias,
  ownComponents,
]
const noAxios = restrict('^axios(/|$)', 'Only renderer/api talks HTTP.')
const separateFeatures = 'Features do not import each other; app/ puts them together.'
const otherFeatures = (up) => restrict(otherFolders(up), separateFeatures)
const noApp = restrict(folders('app'), 'app/ imports features, never the other way.')

const belowScreens = restrict(
  folders('features', 'app', 'domain', 'api', 'ui', 'early'),
  'session/ and platform/ know neither screens nor calls.',
)

/** Which imports each part of the product may not have. The last matching entry counts. */
const boundaries = [
  [['shared/**'], shared],
  [['shared/texts/*.ts'], [...shared, textsBelowNouns(String.raw`\.\./`)]],
  [['shared/texts/*/*.ts'], [...shared, textsBelowNouns(String.raw`\.\./\.\./`)]],
  [[`shared/{${nouns.join(',')}}/**`], [...shared, nounsBelowContract]],
  [
    ['shared/services/**'],
    [...shared, nounsBelowContract, restrict(folders('customers'), 'customers/ builds on services/.')],
  ],
  [['shared/{fields,http}/**'], [...shared, fieldsBelowNouns]],
  [['shared/format/**'], [...shared, formatBelowTexts]],
  [
    ['shared/contract/customers/**'],
    [...shared, restrict('^\\.\\./signIn/', 'contract/signIn builds on contract/customers.')],
  ],
  [
    ['shared/pages/**'],
    [...shared, restrict(String.raw`^\.\./pages$`, 'pages.ts brings the entries of pages/ together.')],
  ],
  [['server/**'], [...server, noDrizzle]],
  [['server/**/*.queries.ts'], server],
  [['server/http/**'], [...server, noDrizzle, belowFeatures, noNeighbors('adapters', 'jobs')]],
  [
    ['server/http/{customerScope,health}.ts', 'server/http/*.queries.ts'],
    [...server, belowFeatures, noNeighbors('adapters', 'jobs')],
  ],
  [['server/adapters/**'], [...server, noDrizzle, belowFeatures, noNeighbors('http', 'metrics')]],
  [['server/adapters/*/*.queries.ts'], [...server, belowFeatures, noNeighbors('http', 'metrics')]],
  [['server/metrics/**'], [...server, noDrizzle, belowFeatures, noNeighbors('http', 'jobs')]],
  [['server/jobs/**'], [...server, noDrizzle, belowFeatures, noNeighbors('http')]],
  [['server/jobs/*.queries.ts'], [...server, belowFeatures, noNeighbors('http')]],
  [['server/{pdf,sandboxProvider}/**'], [...server, noDrizzle, belowFeatures, noServer]],
  [['server/{backup,cleanup,launch}/**'], [...server, noDrizzle, noRequests]],
  [['server/{backup,cleanup,launch}/*.queries.ts'], [...server, noRequests]],
  [['server/jobLists/**'], [...server, noDrizzle, onlyLists]],
  [['server/db/**'], [...server, belowFeatures]],
  [['server/db/seed/**'], [...server, noFeatures]],
  ...serverFiles('server/directory/**', [noFeatures, noRoutes]),
  ...serverFiles('server/features/*', [otherServerFeatures(String.raw`\.\./`)]),
  ...serverFiles('server/features/*/*/**', [otherServerFeatures(String.raw`\.\./\.\./`)]),
  ...serverFiles('server/features/*/*/*/**', [otherServerFeatures(String.raw`\.\./\.\./\.\./`)]),
  [['electron/**'], [...electron, ...ports]],
  [['electron/adapters/**', 'electron/windows/preferences.ts', 'electron/{main,preload}.ts'], electron],
  [['renderer/**'], [...renderer, noAxios]],
  [['renderer/features/**'], [...renderer, noAxios, otherFeatures(String.raw`\.\./`), noApp]],
  [['renderer/features/*/*/**'], [...renderer, noAxios, otherFeatures(String.raw`\.\./\.\./`), noApp]],
  [['renderer/features/*/*/*/**'], [...renderer, noAxios, otherFeatures(String.raw`\.\./\.\./\.\./`), noApp]],
  [
    ['renderer/ui/**'],
    [
      ...renderer,
      noAxios,
      restrict(
        folders('features', 'app', 'domain', 'api', 'session'),
        'ui/ is shared by all features, so it knows none and makes no call.',
      ),
      restrict(
        '^#shared/(access|cases|contract|operations|payments|services)/',
        'ui/ knows no noun; components of a noun that several features use are in domain/<noun>/.',
      ),
    ],
  ],
  [
    ['renderer/domain/**'],
    [
      ...renderer,
      noAxios,
      restrict(folders('features', 'app'), 'domain/ is shared by features, so it knows none of them.'),
    ],
  ],
  [['renderer/session/**'], [...renderer, noAxios, belowScreens]],
  [
    ['renderer/platform/**'],
    [...renderer, noAxios, belowScreens, restrict(folders('session'), 'session/ builds on platform/.')],
  ],
  [
    ['renderer/early/**'],
    [
      ...renderer,
      noAxios,
      restrict(`^(react|antd)|${folders('features', 'app')}`, 'early/ runs before React and the screens have loaded.'),
    ],
  ],
  [['renderer/api/**'], [...renderer, restrict(folders('features', 'app', 'domain', 'ui'), 'api/ knows no screen.')]],
]

/** Texts of screens are in the catalog of texts, so that a second language takes no change of a screen. */
const noScreenTexts = [
  'error',
  {
    noStrings: true,
    ignoreProps: true,
    allowedStrings: [
      // Digits that are hidden, and the phone numbers of the emergency and relay services, are the same in every language.
      '••••',
      '911',
      '711',
      ' ',
      '·',
      ':',
      ',',
      '.',
      '(',
      ')',
      '/',
      '?',
      '–',
      '…',
      '→',
      '×',
      '“',
      '”',
      '”.',
      '”:',
      ': “',
      '‹',
      '›',
      '+',
    ],
    restrictedAttributes: ['title', 'aria-label', 'aria-description', 'placeholder', 'alt', 'label', 'description'],
  },
]

const maxFunctionLines = (max) => ['error', { max, skipBlankLines: true, skipComments: true }]

const desktopBridge = 'Only renderer/platform reads window.desktop; ask `platform`.'

const lintConfig = {
  $schema: './node_modules/oxlint/configuration_schema.json',
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc'],
  categories: { correctness: 'error' },
  options: { typeAware: true },
  // The API client needs types that a test generates, and that test compiles it.
  ignorePatterns: ['dist', 'node_modules', '.cache', '.data', 'tests/support/apiClient'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/consistent-type-imports': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'no-console': 'error',
    'max-depth': ['error', 3],
    'max-params': ['error', 3],
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': maxFunctionLines(80),
    eqeqeq: 'error',
  },
  overrides: [
    ...boundaries.map(([files, patterns]) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } })),
    { files: ['electron/**'], rules: { 'no-restricted-globals': ['error', { name: 'fetch', message: fetchPort }] } },
    {
      files: ['renderer/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          ...['window', 'globalThis'].map((object) => ({ object, property: 'desktop', message: desktopBridge })),
        ],
      },
    },
    { files: ['renderer/platform/**'], rules: { 'no-restricted-properties': 'off' } },
    { files: ['renderer/**/*.tsx'], rules: { 'react/jsx-no-literals': noScreenTexts } },
    { files: ['renderer/gallery/**'], rules: { 'react/jsx-no-literals': 'off' } },
    { files: ['*.config.ts', '**/*.config.ts', '**/*.config.mjs'], rules: { 'import/no-default-export': 'off' } },
    { files: ['scripts/**', 'tests/**', 'server/db/seed/**'], rules: { 'no-console': 'off' } },
    { files: ['tests/{api,resilience}/**'], rules: { 'max-params': ['error', 4] } },
    { files: ['**/*.tsx'], rules: { 'max-lines-per-function': maxFunctionLines(120) } },
    { files: ['tests/**', 'server/db/seed/**', 'shared/texts/**'], rules: { 'max-lines': 'off' } },
    // Groups of tests are functions, too.
    { files: ['tests/**'], rules: { 'max-lines-per-function': 'off' } },
  ],
}

process.stdout.write(`${JSON.stringify(lintConfig, null, 2)}\n`)
