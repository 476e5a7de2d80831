-- Refunds in the offline provider's own books. The key is the app's: the same key is the same refund (F18).
create table sandbox_refund (
  key text primary key,
  provider_id text not null references sandbox_charge,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null);
