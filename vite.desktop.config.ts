/** `npm run desktop`: the portal on a development server, with the desktop shell around it. */
import { mergeConfig } from 'vite'
import electron from 'vite-plugin-electron'
import { shellPrograms } from './scripts/shellPrograms.mjs'
import website from './vite.config'

export default mergeConfig(website, { plugins: [electron(shellPrograms)] })
