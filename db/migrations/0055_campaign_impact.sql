-- What a sum given to a campaign becomes, in its own unit: 'porsi makan' at Rp15.000 each. Both or neither; without
-- them nothing is said.
alter table campaign
  add column impact_unit text check (impact_unit <> ''),
  add column impact_price bigint check (impact_price > 0),
  add constraint campaign_impact_whole check ((impact_unit is null) = (impact_price is null));
