-- Two more ways to give: an e-wallet through the provider, and a transfer to the institution's own account.
alter table charge drop constraint charge_method_check;
alter table charge add constraint charge_method_check
  check (method in ('qris', 'va', 'retail', 'ewallet', 'transfer')) not valid;
-- The number a wallet asks for the payment; forgotten as soon as the provider has it.
alter table charge add column payer_phone text;
