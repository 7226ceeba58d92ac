import { useEffect, useState } from 'react'
import { defaultRuntimeConfig, type RuntimeConfig } from '#shared/runtimeConfig'
import { runtimeConfig } from './http'

let latest = defaultRuntimeConfig

/** The environment's settings; the defaults until they have been read. */
export function useRuntimeConfig(): RuntimeConfig {
  const [config, setConfig] = useState(latest)
  useEffect(() => {
    let mounted = true
    void runtimeConfig().then((read) => {
      latest = read
      if (mounted) setConfig(read)
    })
    return () => {
      mounted = false
    }
  }, [])
  return config
}
