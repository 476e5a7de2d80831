-- Prayers that came with gifts, and what people say to them.

-- A prayer that came with a paid gift, as everybody may read it. Its public id is random: it leads neither to the
-- gift nor to the giver, and the name is never copied here.
create table prayer (
  donation_id uuid primary key references donation,
  public_id text not null,
  campaign_id uuid not null references campaign,
  text text not null,
  status text not null check (status in ('shown', 'hidden')),
  -- Why it is hidden: a word of the rules, too many reports, or nothing left after links were taken out.
  hidden_for text check (hidden_for in ('word', 'reports', 'empty')),
  aamiins int not null default 0 check (aamiins >= 0),
  prayed_at timestamptz not null,
  created_at timestamptz not null,
  -- When somebody of the staff has read a prayer and let it stand: reports do not hide it again.
  reviewed_at timestamptz,
  check ((hidden_for is not null) = (status = 'hidden')));
create index prayer_latest on prayer (prayed_at desc, public_id desc) where status = 'shown';
create index prayer_of_campaign on prayer (campaign_id, prayed_at desc, public_id desc)
  where status = 'shown';
create index prayer_most_aamiin on prayer (campaign_id, aamiins desc, prayed_at desc, public_id desc)
  where status = 'shown';
-- A prayer's id is 130 random bits, as a donation's is.
create index prayer_by_public_id on prayer (public_id);
-- The prayers somebody must read, among millions.
create index prayer_hidden on prayer (prayed_at desc, public_id desc)
  where status = 'hidden';
-- Among the hidden prayers, which are mostly read, those that nobody has read.
create index prayer_unread on prayer (prayed_at desc, public_id desc)
  where status = 'hidden' and reviewed_at is null;

-- One amen per person: 'akun:…' for who is signed in, 'tamu:…' for a visitor's session.
create table aamiin (
  person text not null,
  said_at timestamptz not null,
  -- Visitors' tokens cost nothing. An aamiin says whether it raised the count, and a report from which network it came;
  -- both belong to the prayer's document, the donation. The key goes with the column it holds.
  donation_id uuid not null,
  -- False where the network's allowance for this prayer was used up: remembered for the person, not counted.
  counts boolean not null default true,
  primary key (donation_id, person));

create table prayer_report (
  person text not null,
  reported_at timestamptz not null,
  donation_id uuid not null,
  -- Keyed hash of the reporter's /24 or /64. Not known of reports from before; those hide nothing more.
  network bytea check (octet_length(network) = 32),
  primary key (donation_id, person));
