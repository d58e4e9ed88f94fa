/**
 * Subjects of work and study with the prefixes of words that show them: `subject: word word … > near subject
 * …`. An underscore is a space between whole words. A title rarely names its subject directly.
 */
export const subjectTable = `
astronomy: astro star stellar galax cosmic cosmolog exoplanet telescop nebula supernova spectrograph sky celestial photometr redshift comet planet solar sun heliophys quasar light_curve radio_interferom lensing dark_matter black_hole gravitational gaia orbit interstellar x-ray intergalactic > physics space
space: spacecraft satellite astrodynamic orbital aerospace aeronaut rocket trajector geospace magnetospher ionospher > astronomy engineering geospatial
physics: physic particle quantum plasma relativ neutron nuclear hadron collider boson gauge lattice field_theory electron photon tensor scattering statistical_mechanic wave spin magneti optic laser microwave detector decay neutrino monte_carlo > astronomy materials chemistry mathematics
materials: material crystal diffraction lattice solid_state condensed phonon dft density_functional alloy grain polymer semiconductor nano surface kinetic_monte microstructur band_structure ab_initio atomistic brillouin battery thin_film defect x-ray tomograph > physics chemistry
chemistry: chem molecul spectr reaction quantum_chem dft cheminformat compound ligand kinetic catalys electrochem thermodynam fuel atom mass_spec nmr chromatog titration combust drug pharma protein_structure stoichio docking > materials biology physics
molecular-dynamics: molecular_dynamic trajector lammps gromacs force_field coarse-grain openmm biomolec simulation_box electrostatic ensemble free_energy umbrella > chemistry biophysics
biophysics: biophys single-molecule electrostat membrane protein fret fluorescen microscop biomolec cryo > biology molecular-dynamics imaging
biology: biolog gene genom bioinf sequenc dna rna protein cell enzyme plasmid indel fastq fasta bam vcf transcript metagenom microb bacteria read amino k-mer minhash blast assembl alignment nucleotid mutation crispr proteom orf annotat organism species > genetics ecology medicine
genetics: genet gene genom snp gwas heritab allel population_gen phylo haplotyp qtl linkage chromosom variant indel > biology evolution
evolution: evolut phylo tree speciat clade newick ancest divers fossil paleo taxon selection dating > genetics ecology biology
ecology: ecolog species habitat biodivers population animal wildlife plant phenolog forest vegetat conserv camera_trap occupancy fish marine_ecol trait bird soundscape microbiom community migration > biology environment geospatial statistics
medicine: medic clinic health patient disease epidem drug cancer hospital diagnos therap surviv infect outbreak virus resistan vaccin mortality cohort trial biomed public_health nutrition hiv > biology statistics imaging
epidemiology: epidemi outbreak infect disease transmi public_health surveil incidence vaccin mortality > medicine statistics
neuroscience: neuro brain eeg meg fmri spike cortical cortex neural_record electrophys synap connectom mri axon cognit bids neuron > imaging psychology medicine signal
psychology: psycholog cognit behavio eye-track experiment stimul reaction_time questionnaire survey psychometr item_response memory rating percept > neuroscience social-science statistics
imaging: imag picture pixel mri magnetic_resonance microscop tomograph nifti dicom segment photo vision camera registration ct radiolog scan video tracking shape optic > neuroscience medicine vision
vision: vision image object_detect recogni camera feature_detect pose video opencv pattern > imaging machine-learning graphics
signal: signal audio acoustic sound speech sample_rate resampl fourier filter wavelet frequenc spectrogram radar music time-frequency sensor noise impulse > music electronics statistics
music: music audio sound song midi acoustic > signal humanities
statistics: statist regress bayes infer markov mcmc monte_carlo hypothes variance multivari distribution likelihood sampl estimat random_effect mixed_model spline functional_data time_series multi-state survival posterior kernel copula outlier imput causal bootstrap permutation nested_sampling additive correlation tidy forecast uncertain quantile covariance density > machine-learning mathematics data-science
machine-learning: machine_learn deep_learn neural_net classif cluster train predict learn embed tensor gradient hyperparam reinforcement feature_select dimensionality recommend autoencod random_forest boosting gaussian_process artificial_intel supervised ai ml kernel svm tuning > statistics data-science optimisation
optimisation: optim solver linear_program constrain convex search hyperparam minimi genetic_algorithm evolutionary operations_research scheduling swarm metaheuris mip > mathematics machine-learning
mathematics: math algebra geometr topolog combinator numerical polynomial quadrature matri linear_algebra graph_theory equation differential spline bezier ode pde chaos nonlinear dynamical arithm prime theorem symbol interpol root sparse eigen curve integral integer tensor manifold > numerics statistics physics
numerics: numeric finite_element finite_vol finite_diff mesh solver pde differential_eq boundary_element multigrid discret preconditi krylov galerkin fem scientific_comput quadrature inverse_problem integrat stiff > mathematics fluids parallel engineering
fluids: fluid cfd flow turbul navier hydrodynam aerodynam immersed_boundar lattice_boltz vortex porous multiphase riemann shock droplet advection > numerics engineering climate
engineering: engineer mechanic structural finite_element aerospace vibrat control robot manufactur energy automotive civil beam stress fatigue thermal hvac building reliab > numerics energy fluids
energy: energy power electric grid battery solar_power photovolt wind fuel renewable building_energy turbine emission load > engineering environment
control: control robot kalman dynamical_system feedback autonomous drone motion trajectory kinematic ros biomechan > engineering electronics
biomechanics: biomechan gait muscle motion_capture kinematic musculoskel human_movement exercise sport walking > engineering medicine control
electronics: electron circuit embedded fpga hardware sensor arduino instrument microcontroll lab_automat acquisition oscilloscop serial measurement iot electromagnet antenna photonic > signal physics engineering
climate: climat weather meteorol atmospher ocean precipit temperature hydroclim sea ice earth_system emission carbon forecast wind greenhouse cloud_physic bathymetr aerosol > geoscience environment fluids
geoscience: geosci geolog geophys seism earthquake earth geomorph landscape stratigraph sediment tecton geochem rock volcan gravity petrolog inversion geostat petrophys subsurface tide bathymetr groundwater ground-penetr paleo mineral well_log > climate hydrology geospatial
hydrology: hydro water river catchment rainfall groundwater flood watershed streamflow evapotrans soil runoff reservoir aquifer > geoscience climate environment
environment: environ pollut air_quality sustain life_cycle lca ecosystem conservation emission waste impact_assess climate footprint agricult crop > ecology climate energy
geospatial: gis spatial geograph map cartograph geospatial remote_sens satellite geodes raster coordinat terrain geocod lidar land_cover elevation openstreetmap gps cartopy earth_observ > geoscience environment visualisation
data-science: data_scien data data_manag tidy wrangl munging clean workflow reproduc dataset analytics big_data pipeline csv dataframe database open_data metadata data_process provenance scrape > statistics databases software
visualisation: visual plot chart graphic figure interactive map scatterplot matplotlib dashboard ggplot animation diagram html_widget htmlwidget d3 color viewer render > data-science graphics web
graphics: graphic render 3d shader ray_trac animation mesh game geometry_process virtual_reality > visualisation vision
networks: network graph social_network node edge community_detect complex_system link multiplex small-world centrality graph_theory > mathematics social-science
complex-systems: agent-based agent complex_system emergence cellular_automat multi-agent game_theor evolutionary_game self-organ netlogo individual-based simulation epidemic > networks social-science
social-science: social econom politic survey demograph policy media twitter news census government sociolog conflict education crime voting vote urban transport city > economics humanities text
economics: econom financ stock market invest econometric trading portfolio currency bank price > social-science statistics
education: educat teach learn_environ student course school exam classroom scor tutorial e-learning training assessment > social-science psychology
humanities: humanit histor literar archaeolog digital_human linguist library archive manuscript text_encoding corpus philology anthropolog > text social-science
text: text natural_language nlp corpus languag word sentiment linguist document topic_model pdf string token named_entity parse translat sentence speech > machine-learning humanities
semantic-web: ontolog owl rdf linked_data semantic knowledge_graph sparql metadata wikidata vocabular > databases text
databases: databas sql query storage nosql index data_struct repository archive data_lake information_retriev search > data-science distributed
parallel: parallel hpc high_perform gpu cuda mpi openmp supercomput performance batch_system concurren scal vector multi-core thread cluster_comput exascale benchmark job scheduler > distributed numerics
distributed: distribut cloud grid container docker kubernetes virtualiz infrastructure middleware workflow elastic job server microserv storage blockchain > parallel software networks-it
networks-it: networking internet protocol wireless tcp packet security cyber cryptog encrypt privacy > distributed software
software: software program develop librar package test debug compil language version_control git refactor documentation api command_line build file continuous_integ code template generator logging wrapper dsl cli config devops plugin object-oriented formal type > data-science programming-languages
programming-languages: compil language dsl static_analy type_system formal verif logic parser functional_program semantics macro prolog interpreter > software mathematics
web: web browser javascript html http rest app shiny server frontend interface node.js widget api_client online > software visualisation
reproducibility: reproduc open_scien workflow notebook provenance research_data version_control report literate scholarly citation bibliometr bibliograph research_software fair peer_review paper latex document > data-science software
gis-transport: transport traffic mobility route trip vehicle rail > geospatial social-science
physiology: physiolog heart ecg respirat metabol glucose blood cardio sleep wearable > medicine signal
agriculture: agricultur crop plant farm phenotyp soil breeding pasture > ecology environment
archaeology: archaeol artefact excavat prehist radiocarbon cultural_herit > humanities geoscience
systems-biology: systems_biol pathway sbml metabol regulatory_net flux reaction_network gillespie stochastic_sim biochem > biology chemistry mathematics
uncertainty: uncertain sensitivity_anal surrogate polynomial_chaos quadrature kriging gaussian_process design_of_exp reduced_order calibrat mode_decompos emulator > statistics numerics engineering
`;
