import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { settingNames } from '#platform/config.ts'
import { largestFile, UPLOAD_BYTES } from '#platform/files/upload.ts'
import { commands } from './ops/commands.ts'
import { serverLimits } from './server-limits.mjs'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')

type Service = {
  environment?: Record<string, string>
  healthcheck?: { test: string[] }
  depends_on?: Record<string, { condition: string }>
  volumes?: string[]
  stop_grace_period?: string
}
type Compose = { services: Record<string, Service>; volumes: Record<string, null> }
const compose = parse(read('compose.yaml'), { merge: true }) as Compose

/** The sections of a systemd unit; a key that stands several times has several values. */
function unit(name: string): Record<string, Record<string, string[]>> {
  const sections: Record<string, Record<string, string[]>> = {}
  let section: Record<string, string[]> = {}
  for (const line of read(name).split('\n')) {
    const [, title] = /^\[(\w+)\]$/.exec(line) ?? []
    const [, key = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? []
    if (title) section = sections[title] = {}
    else if (key) section[key] = [...(section[key] ?? []), value]
    else expect(line, `${name}: ${line}`).toMatch(/^(#.*)?$/)
  }
  return sections
}

/** What a unit sets for its program, which wins over the file of settings. */
function setBy(name: string): Record<string, string> {
  const [, given = ''] =
    /^\/usr\/bin\/env ((?:[A-Z_]+=\S+ )+)/.exec(unit(name).Service?.ExecStart?.[0] ?? '') ?? []
  return Object.fromEntries(new URLSearchParams(given.trim().replaceAll(' ', '&')))
}

const STOP_SECONDS = 5
const LONGEST_DRAIN_SECONDS = 60

test('what the deployment sets are settings of the server', () => {
  const ours = Object.keys(compose.services.app?.environment ?? {})
  const image = [...read('Dockerfile').matchAll(/^(?:ENV|\s+) ?([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  )
  const units = ['amanah.service', 'amanah-backup.service'].flatMap((name) =>
    Object.keys(setBy(name)),
  )
  const all = [...ours, ...image, ...units].filter((name) => name !== 'NODE_ENV')
  expect(all.length).toBeGreaterThan(12)
  expect(all.filter((name) => !settingNames.includes(String(name)))).toEqual([])
})

test('the image is built in stages, runs as nobody in particular, and says whether it is alive', () => {
  const dockerfile = read('Dockerfile')
  const stages = dockerfile.split(/^FROM /m).slice(1)
  const last = stages.at(-1) ?? ''
  expect(stages).toHaveLength(2)
  expect(stages[0]).toMatch(/npm ci\n[\s\S]*npm run build && npm prune --omit=dev/)
  expect(last).not.toMatch(/npm ci|apt-get/)
  expect(last).toMatch(/^USER amanah$/m)
  expect(last.indexOf('USER amanah')).toBeLessThan(last.indexOf('CMD ["node", "tools'))
  expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/health\/live/m)
  expect(last).toMatch(/^CMD \["node", "tools\/node\.mjs", "server\/main\.ts"\]$/m)
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
    ([, from = '']) => {
      return from.split(' ')
    },
  )
  expect(copied.filter((name) => !existsSync(name))).toEqual([])
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['node_modules', 'data', 'deploy/amanah.env']))
})

test('compose joins the app, a database of two roles and a proxy that does not hold streams back', () => {
  const { app, db, proxy } = compose.services
  expect(app?.environment).toMatchObject({ MODE: 'live', TRUSTED_PROXIES: '1', PORT: '3000' })
  const [web, owner] = ['DATABASE_URL', 'DATABASE_OWNER_URL'].map((name) => {
    return new URL(String(app?.environment?.[name]).replaceAll(/\$\{.*?\}/g, 'password'))
  })
  const sql = read('make-database.sh')
  for (const role of [web?.username, owner?.username]) expect(sql).toContain(`make_role ${role} `)
  expect(web?.username).not.toBe(owner?.username)
  expect(web?.host).toBe('db:5432')
  expect(sql).toContain(`\${DATABASE:-${web?.pathname.slice(1)}}`)
  expect(sql).toContain(`create database :"name" owner ${owner?.username}`)
  expect(db?.volumes?.join()).toContain('./make-database.sh:')
  expect(app?.healthcheck?.test.join(' ')).toContain('/health/ready')
  expect([app?.depends_on?.db?.condition, proxy?.depends_on?.app?.condition]).toEqual([
    'service_healthy',
    'service_healthy',
  ])
  expect(proxy?.environment?.UPSTREAM).toBe(`app:${app?.environment?.PORT}`)
  expect(Number.parseInt(app?.stop_grace_period ?? '', 10)).toBeGreaterThan(STOP_SECONDS + 10)
  const named = Object.values(compose.services).flatMap(({ volumes = [] }) => {
    return volumes
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((name) => !name.startsWith('.'))
  })
  expect(named.toSorted()).toEqual(Object.keys(compose.volumes).toSorted())
  const passwords = [...read('compose.yaml').matchAll(/\$\{(\w*PASSWORD)(.)/g)]
  expect(passwords.filter(([, , next]) => next !== ':')).toEqual([])
})

test('proxies send streams on at once, add the caller, let uploads pass and give connections up first', () => {
  const [nginx, caddy] = [read('nginx.conf'), read('Caddyfile')]
  expect(nginx).toMatch(/proxy_buffering off;/)
  expect(nginx).toMatch(/X-Forwarded-For \$proxy_add_x_forwarded_for;/)
  // One number, of which screens, server, proxies and papers speak.
  const uploads = UPLOAD_BYTES / 1_048_576
  expect(nginx).toContain(`client_max_body_size ${uploads}m;`)
  expect(Number(/keepalive_timeout (\d+)s/.exec(nginx)?.[1])).toBeLessThan(75)
  expect(Number(/proxy_read_timeout (\d+)s/.exec(nginx)?.[1])).toBeGreaterThan(30 * 60)
  expect(caddy).toMatch(/flush_interval -1/)
  expect(caddy).toContain(`max_size ${uploads}MiB\n`)
  expect(readFileSync('docs/RUNBOOK.md', 'utf8')).toContain(`Bodies of up to ${uploads} MB`)
  expect(Math.max(...Object.values(largestFile))).toBeLessThan(UPLOAD_BYTES)
  expect(Number(/keepalive (\d+)s/.exec(caddy)?.[1])).toBeLessThan(75)
  for (const proxy of [nginx, caddy]) expect(proxy).toMatch(/\/metrics/)
  expect(caddy.split('{').length).toBe(caddy.split('}').length)
})

test('the service starts without npm, may stop in order, and touches nothing but its data', () => {
  const { Service: service = {}, Install: install } = unit('amanah.service')
  const files = service.ExecStart?.[0]?.split(' /usr/bin/node ')[1]?.split(' ') ?? []
  expect(files).toEqual(['tools/node.mjs', 'server/main.ts'])
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(Number(service.TimeoutStopSec?.[0])).toBeGreaterThan(STOP_SECONDS + LONGEST_DRAIN_SECONDS)
  expect(service.KillSignal).toEqual(['SIGTERM'])
  expect(service.User).toEqual(['amanah'])
  expect(service.ProtectSystem).toEqual(['strict'])
  expect(service.NoNewPrivileges).toEqual(['true'])
  expect(service.CapabilityBoundingSet).toEqual([''])
  expect(setBy('amanah.service')).toEqual({
    NODE_ENV: 'production',
    DATA_DIR: `/var/lib/${service.StateDirectory?.[0]}`,
    // Only the proxy on this host is trusted to name the caller.
    HOST: '127.0.0.1',
    PORT: '3000',
  })
  expect(install?.WantedBy).toEqual(['multi-user.target'])
})

test('no unit sets by Environment= what the copied file of settings would overrule', () => {
  for (const name of ['amanah.service', 'amanah-backup.service']) {
    const { Service: service = {} } = unit(name)
    expect(service.EnvironmentFile).toEqual(['/etc/amanah/amanah.env'])
    expect(service.Environment).toBeUndefined()
  }
})

test('service and container may take what launcher, server and embedded database need, and a heap fits in', () => {
  const { Service: service = {} } = unit('amanah.service')
  const megabytes = Number(/^(\d+)M$/.exec(service.MemoryMax?.[0] ?? '')?.[1])
  expect(megabytes).toBeGreaterThan(750)
  expect(read('compose.yaml')).toContain(`mem_limit: ${megabytes}m\n`)
  const [heap = ''] = serverLimits(megabytes * 1_048_576, {}).flags
  expect(Number(heap.split('=')[1])).toBeGreaterThanOrEqual(megabytes / 4)
})

test('the timer starts a backup by a command that exists, into a folder that it may write to', () => {
  const { Service: service = {} } = unit('amanah-backup.service')
  const { Timer: timer = {} } = unit('amanah-backup.timer')
  const [, command, file = ''] =
    /tools\/ops\.ts (\w+) "(.+?)"/.exec(service.ExecStart?.[0] ?? '') ?? []
  expect(commands.map(({ name }) => name)).toContain(command)
  expect(service.ReadWritePaths?.join(' ').split(' ')).toContain(path.dirname(file))
  expect(setBy('amanah-backup.service').DATA_DIR).toBe(setBy('amanah.service').DATA_DIR)
  expect(timer.Persistent).toEqual(['true'])
  expect(timer.OnCalendar?.[0]).toMatch(/Asia\/Jakarta$/)
})

type Job = {
  strategy: { matrix: Record<string, string[]> }
  'timeout-minutes': number
  steps: { run?: string; uses?: string }[]
}
type Workflow = { permissions: Record<string, string>; jobs: Record<string, Job> }
const workflow = (name: string) =>
  parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')) as Workflow

test('CI runs the two commands of the README by one script, and installs nothing by hand', () => {
  const { permissions, jobs } = workflow('ci')
  expect(jobs.test?.steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run'])
  const script = readFileSync('.ci/run', 'utf8').split('\n')
  expect(script.filter((line) => line.startsWith('npm'))).toEqual(['npm ci', 'npm test'])
  expect(permissions).toEqual({ contents: 'read' })
})

test('the nightly run knows every command of the night', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const runs = workflow('nightly').jobs.night?.strategy.matrix.run ?? []
  const names = runs.map((run) => run.replace('npm run ', ''))
  const commands = names.map((name) => name.split(' ')[0] ?? '')
  expect(commands.filter((command) => command !== 'npm' && !scripts[command])).toEqual([])
  expect(names).toEqual(
    expect.arrayContaining([
      'journeys',
      'soak',
      'test -- years',
      'test -- orders',
      'test -- embedded',
      'test -- night',
      'test -- properties',
      'bench',
      'soak -- --world server,clocks,processes',
      'soak -- --world replicas,promotion,promotion-alone,promotion-async',
    ]),
  )
})

test('each night the parts that are served are held against what is known of weak ones', () => {
  const runs = workflow('nightly').jobs.night?.strategy.matrix.run ?? []
  expect(runs).toContain('npm audit --omit=dev --audit-level=moderate')
})

test('docs/DEPLOY.md names files, settings and commands that exist', () => {
  const page = readFileSync('docs/DEPLOY.md', 'utf8')
  const files = [...page.matchAll(/\bdeploy\/[\w.-]+/g)].map(([name]) => name)
  expect(files.length).toBeGreaterThan(8)
  const made = ['deploy/amanah.env', 'deploy/institution.json']
  expect(files.filter((name) => !made.includes(name) && !existsSync(name))).toEqual([])
  const settings = [...page.matchAll(/`([A-Z][A-Z_]{3,})[=`]/g)].map(([, name = '']) => name)
  const others = ['SITE', 'OWNER_PASSWORD', 'WEB_PASSWORD', 'POSTGRES_PASSWORD', 'NAME', 'DATABASE']
  expect(settings.filter((name) => !settingNames.includes(name) && !others.includes(name))).toEqual(
    [],
  )
  const ops = [...page.matchAll(/npm run ops -- (\w+)/g)].map(([, name = '']) => name)
  expect(ops.filter((name) => !commands.some((command) => command.name === name))).toEqual([])
})
