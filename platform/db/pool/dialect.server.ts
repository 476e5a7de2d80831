import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely'
import { limits } from './statement-limits.server.ts'

/**
 * PostgreSQL with time limits per transaction, sent in the same message as its begin. Session parameters would be
 * lost or reach the wrong client behind a pooler in transaction mode.
 */
export class LimitedDialect extends PostgresDialect {
  #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new LimitedDriver(this.#config)
  }
}

/**
 * On a cluster: after a parallel read of shards a transaction could write no table that refers to another one. One
 * server does not read it.
 */
const ONE_BY_ONE = `set local citus.multi_shard_modify_mode = 'sequential'`

class LimitedDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const { statementMs, lockMs, idleMs } = limits()
    const begin = [
      'start transaction',
      isolationLevel && `isolation level ${isolationLevel}`,
      accessMode,
    ]
    const text = [
      begin.filter(Boolean).join(' '),
      `set local statement_timeout = ${statementMs}`,
      `set local lock_timeout = ${lockMs}`,
      `set local idle_in_transaction_session_timeout = ${idleMs}`,
      ONE_BY_ONE,
    ].join('; ')
    await connection.executeQuery(CompiledQuery.raw(text))
  }
}
