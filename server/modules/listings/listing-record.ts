import type { ListingFeature } from '#contract/listing-features.ts';
import type { ListingStatus, PropertyType } from '#contract/listing-vocabulary.ts';

export interface StoredAgent {
  name: string | null;
  license: string | null;
  brokerage: string | null;
  phone: string | null;
}

/** A picture of a listing: a drawn one with its path on our own origin, or one that is shown once it was fetched from its https address. */
export interface StoredPhoto {
  url: string;
  /** RESO MediaAlteration: an altered photo is labelled. */
  alteration?: string;
  /** The feed's key of the photo and when it last changed, where the feed says both. */
  version?: string;
}

/** An open house by the clock of the home: `2026-11-28`, `13:00`. */
export interface StoredOpenHouse {
  date: string;
  startTime?: string;
  endTime?: string;
  /** For agents alone; else for everybody. */
  isForBrokers?: boolean;
}

/** The jsonb of a listing: what is shown or used for comparables but never searched. Unknown values are absent. */
export interface ListingDetails {
  link?: string;
  virtualTourUrl?: string;
  parkingOtherSpaces?: number;
  parkingCost?: number;
  parkingTandem?: boolean;
  parkingAttached?: boolean;
  parkingType?: string;
  unitCount?: number;
  roomsTotal?: number;
  taxAnnualAmount?: number;
  /** Day of the last change of the list price, `YYYY-MM-DD` (RESO PriceChangeTimestamp). */
  priceChangedOn?: string;
  hoaComments?: string;
  hoaType?: string;
  flipTaxType?: string;
  flipTax?: number;
  flipTaxRemarks?: string;
  patioAndPorchFeatures?: string[];
  disclaimer?: string;
  /** In their order; absent: none, or read before their times were kept. */
  openHouses?: StoredOpenHouse[];
  concessionsAmount?: number;
  /** E.g. Short Sale: a sale that is not arm's length is no comparable. */
  specialListingConditions?: string[];
  /** RESO StandardStatus, PropertyType and PropertySubType as the feed spells them. */
  feedStatus?: string;
  feedPropertyType?: string;
  feedPropertySubType?: string;
  /** Fields of the feed that we do not know, bounded in size. */
  raw?: Record<string, unknown>;
}

/** A listing as the importer writes it: the columns of `listings` that come from the feed. Dates are `YYYY-MM-DD`. */
export interface ListingRecord {
  listing_key: string;
  listing_id: string | null;
  status: ListingStatus | 'none';
  property_type: PropertyType;
  is_lease: boolean;
  address_line1: string | null;
  address_line2: string | null;
  street: string | null;
  address_key: string | null;
  street_key: string | null;
  neighborhood: string | null;
  neighborhood_key: string | null;
  district: string | null;
  district_key: string | null;
  city: string | null;
  city_key: string | null;
  county: string | null;
  county_key: string | null;
  state: string | null;
  zip_code: string | null;
  school_districts: string[];
  school_district_keys: string[];
  latitude: number | null;
  longitude: number | null;
  list_price: number | null;
  original_list_price: number | null;
  sold_price: number | null;
  hoa_monthly_dollars: number | null;
  has_association: boolean | null;
  list_date: string | null;
  purchase_contract_date: string | null;
  contingent_date: string | null;
  pending_date: string | null;
  sold_date: string | null;
  days_on_market: number | null;
  cumulative_days_on_market: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  full_bathrooms: number | null;
  half_bathrooms: number | null;
  partial_bathrooms: number | null;
  living_area_sqft: number | null;
  lot_size_sqft: number | null;
  year_built: number | null;
  garage_spaces: number | null;
  has_doorman: boolean | null;
  features: ListingFeature[];
  last_open_house_on: string | null;
  has_basement: boolean | null;
  basement_sqft: number | null;
  basement_finished_sqft: number | null;
  fireplaces: number | null;
  property_conditions: string[];
  condition_rating: number | null;
  year_renovated: number | null;
  description: string | null;
  agents: StoredAgent[];
  agent_licenses: string[];
  photos: StoredPhoto[];
  details: ListingDetails;
  allows_internet_display: boolean;
  allows_address_display: boolean;
  allows_automated_valuation: boolean;
  allows_consumer_comments: boolean;
  source_modified_at: string | null;
}
