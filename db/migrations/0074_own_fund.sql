-- Restricted money stays: infak terikat leaves only through a campaign. Rows of earlier versions are not asked.
alter table disbursement add constraint disbursement_bound_to_campaign
  check (fund <> 'IT' or campaign_id is not null) not valid;
