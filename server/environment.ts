/** The settings of this process. A secret may be in a file that `NAME_FILE` names, instead of in `NAME`. */
import { readFileSync } from 'node:fs'
import { StartupError } from './startupError'

export type Environment = Readonly<Record<string, string | undefined>>

/** Files are what systemd, containers and vaults hand over. Other programs can read the environment of a process. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'PROVIDER_KEY',
  'CODE_KEY',
  'SEAL_KEY',
  'SMTP_URL',
  'SMS_KEY',
  'WEBHOOK_KEY',
  'FILES_S3_KEY',
  'FILES_S3_SECRET',
  'CHAT_MODEL_KEY',
  'SPEECH_KEY',
] as const

let environment: Environment | undefined

/** Reads the files when it is called first. */
export function readEnvironment(): Environment {
  environment ??= withSecretFiles(process.env)
  return environment
}

/** `NAME` itself takes precedence, because `npm start` sets it for the programs that it starts. */
export function withSecretFiles(variables: Environment): Environment {
  const read = secretNames.flatMap((name) => {
    const file = variables[`${name}_FILE`]
    return file && !variables[name] ? [[name, readSecret(`${name}_FILE`, file)]] : []
  })
  return { ...variables, ...Object.fromEntries(read) }
}

function readSecret(name: string, file: string): string {
  try {
    const text = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '')
    if (text !== '') return text
  } catch (cause) {
    throw new StartupError(`${name} names ${file}, which can’t be read.`, { cause })
  }
  throw new StartupError(`${name} names ${file}, which is empty.`)
}
